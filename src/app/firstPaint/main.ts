import { earlyAnswers } from '#app/firstPaint/earlyAnswers.ts';
import { shellOfPage } from '#app/firstPaint/handOver.ts';
import { paintHome } from '#app/firstPaint/paintHome.ts';
import { styled } from '#app/firstPaint/styled.ts';

/** The script that stands behind the shell in the page: a build of its own, there long before the app. */
const root = document.getElementById('root');
if (root !== null) {
  const elsewhere = 'elsewhere' in document.documentElement.dataset;
  const { whole, apply } = styled();
  window.flowplayShell = shellOfPage(root, elsewhere, apply);
  // on any other route the shell is hidden
  if (elsewhere) apply();
  else paintHome(root, earlyAnswers(window.flowplayEarly ?? {}), whole).then(apply, apply);
}
