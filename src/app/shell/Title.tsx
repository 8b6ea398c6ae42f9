import { use, useEffect } from 'react';
import { pageTable } from '#app/loadedPages.ts';
import { useSystemSelector } from '#lib/actors.tsx';
import { settings } from '#settings';

interface TitleProps {
  path: string;
  search: string;
}

/** The name of where we are, in the header and in the browser's tab; home has the site's own. */
export function Title({ path, search }: TitleProps) {
  return path === '/' ? <Named /> : <PageTitle path={path} search={search} />;
}

function PageTitle({ path, search }: TitleProps) {
  return <Named name={use(pageTable())?.titleOf(path, search)} />;
}

function Named({ name }: { name?: string | undefined }) {
  const siteTitle = useSystemSelector('site', ({ context }) => context.appInfo?.title || settings.siteTitle);
  useEffect(() => {
    document.title = name === undefined ? siteTitle : `${name} - ${siteTitle}`;
  }, [name, siteTitle]);
  return name ?? siteTitle;
}
