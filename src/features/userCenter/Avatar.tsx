import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { usePageSelector, useSystemSelector } from '#lib/actors.tsx';
import { outsideUrl } from '#machines/root/outsideUrl.ts';
import { PICTURE_TYPES } from '#machines/userCenter/pictureRules.ts';
import type { UserCenterFlows, userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import { art } from '#ui/art.ts';
import { Icon } from '#ui/Icon.tsx';
import { OutsideImage } from '#ui/OutsideImage.tsx';
import styles from './Avatar.module.css';

/** The member's picture and the way to another one: what was chosen shows at once, under its progress. */
export function Avatar() {
  const upload = usePageSelector<typeof userCenterMachine, UserCenterFlows['avatar']>(
    ({ context }) => context.flows.avatar,
  );
  const chosen = useSelector(upload, ({ context }) => context.picture);
  const percent = useSelector(upload, ({ context }) => context.percent);
  const busy = useSelector(upload, (snapshot) => snapshot.hasTag('busy'));
  const input = useRef<HTMLInputElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const picture = event.currentTarget.files?.[0];
    // the same file may be chosen again after a failure
    event.currentTarget.value = '';
    if (picture !== undefined) upload.send({ type: 'picture.chosen', picture });
  };

  return (
    <span className={styles['frame']}>
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
    </span>
  );
}

/** The picture the server has, if it may be shown and loads; else the drawn one. */
function KnownPicture() {
  const address = useSystemSelector('session', ({ context }) => context.user?.avatar ?? '');
  return (
    <OutsideImage
      address={outsideUrl(address, window.location.origin)}
      fallback={art('avatar.svg')}
      className={styles['picture']}
    />
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
