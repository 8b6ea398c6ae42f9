/** A control as a user perceives it. */
export interface SeenControl {
  name: string;
  /** whether it can be pressed */
  ready: boolean;
  busy: boolean;
  /** its accessible description */
  says: string;
  /** the target of a link, else empty */
  to: string;
  /** the address of the picture in it, else empty */
  picture: string;
}

/** The screen as a user perceives it, and the phone's storage. */
export interface Seen {
  /** the phone's clock (epoch ms) */
  now: number;
  /** the app's location, such as `/login?redirect=%2Fassets` */
  at: string;
  /** the host of the site */
  host: string;
  /** the fields, with the options of a select */
  fields: { label: string; value: string; options: string[] }[];
  /** the selected radio buttons, switches and tabs */
  chosen: string[];
  /** the label of the focused field, or the focused words of a refusal, else empty */
  focused: string;
  /** the invalid fields with their error messages */
  marked: { label: string; message: string }[];
  controls: SeenControl[];
  /** the page's own links with their targets and descriptions, such as `手机号码 #/modifyPhone 未绑定` */
  links: string[];
  /** whether any button is busy, also behind a dialog */
  working: boolean;
  /** what is loading, by the name of its region, empty if that has none */
  loading: string[];
  /** the progress bars by name and percent, such as `头像上传进度 50` */
  progress: string[];
  /** the frames with external pages, with their permissions */
  frames: { title: string; address: string; sandbox: string }[];
  /** the text of the toast, else empty */
  toast: string;
  /** the texts of all toasts since the page was loaded, oldest first */
  toasts: string[];
  /** the titles of the open dialogs */
  dialogs: string[];
  /** every visible text */
  words: string[];
  token: string | null;
  /** the stored user info */
  user: { username?: string; balance?: string } | null;
}

/** Reads the screen of this document; self-contained, to be passed to a browser. */
export function readScreen(): Seen {
  const isHidden = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (at.matches('[hidden], [inert], [aria-hidden="true"], script, style, [style*="display: none"]'))
        return true;
    return false;
  };
  const shown = <Found extends Element>(selector: string): Found[] =>
    [...document.querySelectorAll<Found>(selector)].filter((element) => !isHidden(element));
  const textOf = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
    return copy?.textContent.trim() ?? '';
  };
  const labelOf = (field: HTMLInputElement) => field.getAttribute('aria-label') ?? textOf(field.labels?.[0]);
  const byIds = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join('');

  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    if (text !== '' && node.parentElement !== null && !isHidden(node.parentElement)) words.push(text);
  }
  const stored = window.localStorage.getItem('userInfo');
  return {
    now: Date.now(),
    at: `/${window.location.hash.replace(/^#?\/?/, '')}`,
    host: window.location.host,
    fields: shown<HTMLInputElement>('input, select, textarea').map((field) => ({
      label: labelOf(field),
      value: field.value,
      options: [...field.querySelectorAll('option')].map(({ text }) => text),
    })),
    chosen: shown<HTMLInputElement>('input:checked, [aria-checked="true"], [aria-selected="true"]').map(
      (one) => labelOf(one) || textOf(one),
    ),
    focused:
      labelOf((document.activeElement ?? document.body) as HTMLInputElement) ||
      textOf(document.querySelector('p:focus')),
    marked: shown<HTMLInputElement>('[aria-invalid="true"]').map((field) => ({
      label: labelOf(field),
      message: byIds(field.getAttribute('aria-describedby')),
    })),
    controls: shown<HTMLButtonElement>('button, a[href]').map((control) => ({
      name: control.getAttribute('aria-label') ?? textOf(control),
      ready: !control.disabled && control.getAttribute('aria-disabled') !== 'true',
      busy: control.getAttribute('aria-busy') === 'true',
      says: byIds(control.getAttribute('aria-describedby')),
      to: control.getAttribute('href') ?? '',
      picture: control.querySelector('img')?.getAttribute('src') ?? '',
    })),
    links: shown('main a[href]').map((link) =>
      [textOf(link), link.getAttribute('href'), byIds(link.getAttribute('aria-describedby'))]
        .join(' ')
        .trim(),
    ),
    working: document.querySelector('button[aria-busy="true"]') !== null,
    loading: shown('main [aria-busy="true"]:not(button)').map((part) => {
      const region = part.closest('[aria-label], [aria-labelledby]');
      return region?.getAttribute('aria-label') ?? byIds(region?.getAttribute('aria-labelledby') ?? null);
    }),
    progress: shown('[role="progressbar"]').map((bar) =>
      ['aria-label', 'aria-valuenow'].map((name) => bar.getAttribute(name) ?? '').join(' '),
    ),
    // also a frame that is hidden from screen readers
    frames: [...document.querySelectorAll('iframe')]
      .filter(({ parentElement }) => parentElement !== null && !isHidden(parentElement))
      .map((frame) => ({
        title: frame.getAttribute('title') ?? '',
        address: frame.getAttribute('src') ?? '',
        sandbox: frame.getAttribute('sandbox') ?? '',
      })),
    toasts: (globalThis.flowplaySeen ?? []).filter((text) => !text.startsWith('#')),
    toast: textOf(document.querySelector('output[aria-live]')),
    dialogs: shown('[role="dialog"], [role="alertdialog"]').map((dialog) =>
      byIds(dialog.getAttribute('aria-labelledby')),
    ),
    words,
    token: window.sessionStorage.getItem('token'),
    user: stored === null ? null : (JSON.parse(stored) as Seen['user']),
  };
}
