/** HTML with active content. */
export const ATTACKS = [
  '<script>attacked=1</script>',
  '<img src=x onerror=attacked=1>',
  '<svg onload=attacked=1><script>attacked=1</script></svg>',
  '<svg><a xlink:href="javascript:attacked=1"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=attacked=1></style></mglyph></table></mtext></math>',
  '<a href="javascript:attacked=1">x</a>',
  '<a href=" jav&#x0A;ascript:attacked=1">x</a>',
  '<a href="JaVaScRiPt:attacked=1">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>attacked=1</script>">x</a>',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="javascript:attacked=1">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>attacked=1</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:x">ok</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>*{display:none}</style>',
  '<div style="position:fixed;inset:0;background:url(https://evil.example)">x</div>',
  '<p onclick="attacked=1" onmouseover=attacked=1>x</p>',
  '<video src="https://evil.example/x.mp4" autoplay></video><audio src=x></audio>',
  '<div id="root" class="sr" name="location" data-x="1">x</div>',
  '<template><img src=x onerror=attacked=1></template><noscript><img src=x onerror=attacked=1></noscript>',
  '<img src="https://a.example/x.png" srcset="https://evil.example/y.png 1x" usemap="#m">',
];

/** What sanitised HTML must not contain. */
export const ACTIVE =
  /script|\son\w+=|style|<(?:svg|math|iframe|object|embed|form|input|button|meta|base|link|video|audio|template)|data:|vbscript|action|srcset|usemap|\sid=|class=|name=|evil\.example/i;
