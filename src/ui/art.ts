/** The URL of a file in public/art, below the base path of the site. */
export function art(file: string): string {
  return `${import.meta.env.BASE_URL}art/${file}`;
}
