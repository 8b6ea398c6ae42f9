import { useEffect } from 'react';
import { fetchPageTable } from '#app/loadedPages.ts';
import { pathPart } from '#lib/hashLocation.ts';
import { useSiteTitle } from '#hooks/siteTitle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

/** The title by the table of the pages; nothing is shown before it is there, and the site's without it. */
const PageTitle = lazyPart<{ location: string }>(
  async () => {
    const { titleOf } = await fetchPageTable();
    return ({ location }) => <Named name={titleOf(location)} />;
  },
  { Instead: () => <Named /> },
);

/** The title of the current page, in the header and in the browser's tab; home has the site's title. */
export function Title({ location }: { location: string }) {
  const path = pathPart(location);
  return path === '/' ? <Named /> : <PageTitle key={path} location={location} />;
}

function Named({ name }: { name?: string | undefined }) {
  const siteTitle = useSiteTitle();
  useEffect(() => {
    document.title = name === undefined ? siteTitle : `${name} - ${siteTitle}`;
  }, [name, siteTitle]);
  return <span>{name ?? siteTitle}</span>;
}
