import { earlyAnswers } from './earlyAnswers.ts';
import { shellOfPage } from './handOver.ts';
import { paintHome } from './paintHome.ts';
import { styleSheetOfPage } from './styleSheet.ts';

/** The script that stands behind the shell in the page: a build of its own, there long before the app. */
const root = document.getElementById('root');
if (root !== null) {
  const elsewhere = 'elsewhere' in document.documentElement.dataset;
  const sheet = styleSheetOfPage();
  window.flowplayShell = shellOfPage(root, elsewhere, sheet);
  // on any other route the shell is hidden
  if (elsewhere) sheet.apply();
  else paintHome(root, earlyAnswers(window.flowplayEarly ?? {}), sheet.whole).then(sheet.apply, sheet.apply);
}
