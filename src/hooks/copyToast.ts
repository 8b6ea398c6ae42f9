import { useSystemActor } from './actors.tsx';

/** Shows whether a text was copied to the clipboard (spec 2 §8). */
export function useCopyToast(): (copied: boolean) => void {
  const toasts = useSystemActor('toasts');
  return (copied) =>
    toasts.send({
      type: 'toast.show',
      text: copied ? '复制成功！' : '复制失败，请长按文字手动复制',
    });
}
