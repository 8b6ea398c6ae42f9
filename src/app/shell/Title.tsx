import { useEffect } from 'react';
import { pageTable } from '#app/loadedPages.ts';
import { pathPart } from '#lib/hashLocation.ts';
import { useSiteTitle } from '#hooks/siteTitle.ts';
import { useTracked } from '#lib/tracked.ts';

/** The title of the current page, in the header and in the browser's tab; home has the site's title. */
export function Title({ location }: { location: string }) {
  return pathPart(location) === '/' ? <Named /> : <PageTitle location={location} />;
}

function PageTitle({ location }: { location: string }) {
  const titles = useTracked(pageTable());
  // nothing is shown before the page's own title
  return titles === undefined ? null : <Named name={titles?.titleOf(location)} />;
}

function Named({ name }: { name?: string | undefined }) {
  const siteTitle = useSiteTitle();
  useEffect(() => {
    document.title = name === undefined ? siteTitle : `${name} - ${siteTitle}`;
  }, [name, siteTitle]);
  return <span>{name ?? siteTitle}</span>;
}
