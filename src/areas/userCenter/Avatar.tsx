import { useEffect, useRef, type ChangeEvent } from 'react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { PICTURE_TYPES } from '#machines/userCenter/pictureRules.ts';
import { art } from '#ui/art.ts';
import { Icon } from '#ui/Icon.tsx';
import { OutsideImage } from '#ui/OutsideImage.tsx';
import { avatarView, userCenterView } from './userCenterView.ts';
import styles from './Avatar.module.css';

/** The member's picture, with the upload button unless its machine crashed. */
export function Avatar() {
  const avatar = userCenterView.use(({ children }) => children.avatar);
  return (
    <span className={styles['frame']}>
      {avatar === undefined ? (
        <KnownPicture />
      ) : (
        <avatarView.Provider actor={avatar}>
          <Upload />
        </avatarView.Provider>
      )}
    </span>
  );
}

/** The button that changes the picture; the chosen one is previewed during the upload, with its progress. */
function Upload() {
  const upload = avatarView.useActor();
  const chosen = avatarView.use(({ context }) => context.picture);
  const percent = avatarView.use(({ context }) => context.percent);
  const busy = avatarView.use((snapshot) => snapshot.hasTag('busy'));
  const input = useRef<HTMLInputElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const picture = event.currentTarget.files?.[0];
    // reset, so that choosing the same file again after a failure fires `change`
    event.currentTarget.value = '';
    if (picture !== undefined) upload.send({ type: 'picture.chosen', picture });
  };

  return (
    <>
      <button
        type="button"
        aria-label="更换头像"
        aria-busy={busy || undefined}
        className={styles['button']}
        onClick={() => busy || input.current?.click()}
      >
        {chosen === null ? <KnownPicture /> : <ChosenPicture picture={chosen} />}
        {!busy && (
          <span className={styles['camera']}>
            <Icon name="camera" size={14} />
          </span>
        )}
      </button>
      {busy && (
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot lie over the picture
          role="progressbar"
          aria-label="头像上传进度"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          translate="no"
          className={styles['percent']}
        >
          {`${percent}%`}
        </span>
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join()}
        aria-label="选择头像图片"
        tabIndex={-1}
        className="sr"
        onChange={choose}
      />
    </>
  );
}

/** The picture from the server if it is allowed and loads, else the default one. */
function KnownPicture() {
  const address = useSystemSelector('session', ({ context }) => context.user?.avatar ?? '');
  return (
    <OutsideImage address={pictureUrl(address)} fallback={art('avatar.svg')} className={styles['picture']} />
  );
}

/** The preview of the uploading picture, from a local object URL. */
function ChosenPicture({ picture }: { picture: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt="" className={styles['picture']} />;
}
