import { useEffect, useRef, type ChangeEvent } from 'react';
import { useSystemSelector } from '#lib/actors.tsx';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { PICTURE_TYPES } from '#machines/userCenter/pictureRules.ts';
import { art } from '#ui/art.ts';
import { Icon } from '#ui/Icon.tsx';
import { OutsideImage } from '#ui/OutsideImage.tsx';
import { avatarView, userCenterView } from './userCenterView.ts';
import styles from './Avatar.module.css';

/** The member's picture and the way to another one, if that has not crashed. */
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

/** The press that changes the picture: what was chosen shows at once, under its progress. */
function Upload() {
  const upload = avatarView.useActor();
  const chosen = avatarView.use(({ context }) => context.picture);
  const percent = avatarView.use(({ context }) => context.percent);
  const busy = avatarView.use((snapshot) => snapshot.hasTag('busy'));
  const input = useRef<HTMLInputElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const picture = event.currentTarget.files?.[0];
    // the same file may be chosen again after a failure
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
          className={styles['percent']}
        >
          {percent}%
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

/** The picture the server has, if it may be shown and loads; else the drawn one. */
function KnownPicture() {
  const address = useSystemSelector('session', ({ context }) => context.user?.avatar ?? '');
  return (
    <OutsideImage address={pictureUrl(address)} fallback={art('avatar.svg')} className={styles['picture']} />
  );
}

/** The picture that is on its way, from the phone itself. */
function ChosenPicture({ picture }: { picture: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt="" className={styles['picture']} />;
}
