/** Shown if the device cannot store what was chosen: it is known only until the page is closed. */
export const NOT_STORED_TEXT = '无法保存到本机，关闭页面后会丢失';
