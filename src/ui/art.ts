/** The address of a file in public/art, whatever path the site is served under. */
export function art(file: string): string {
  return `${import.meta.env.BASE_URL}art/${file}`;
}
