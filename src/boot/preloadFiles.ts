/** Asks for built files before the modules that import them are there; the build calls it (tools/build/pageFiles.ts). */
export function preloadFiles(files: readonly string[]): void {
  for (const file of files) {
    const href = new URL(file, import.meta.url).href;
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
