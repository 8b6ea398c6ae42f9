/** A demo page; `body` is trusted HTML, in which values are already escaped. */
export interface DemoPage {
  title: string;
  body: string;
}

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:radial-gradient(120% 60% at 50% 0,#3a2419,#130e0c 70%);color:#f7eee0;
font:16px/1.6 -apple-system,Roboto,'PingFang SC','Noto Sans CJK SC',sans-serif}
main{max-width:480px;margin:0 auto;padding:28px 20px 40px}
h1{margin:0 0 4px;font-size:1.5rem;color:#f9e2ab}
.sub{margin:0 0 20px;color:#a49480;font-size:.875rem}
.panel{background:#1e1714;border:1px solid rgba(240,208,150,.2);border-radius:16px;padding:18px;margin:0 0 16px}
.reels{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;text-align:center;font-size:2.2rem;color:#e8bd66}
.reels span{background:#29201b;border-radius:12px;padding:18px 0}
.row{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid rgba(240,208,150,.12)}
.row:last-child{border:0}.row b{color:#f9e2ab;word-break:break-all;text-align:right}
.balls{display:flex;gap:10px;flex-wrap:wrap}
.balls span{width:44px;height:44px;border-radius:50%;display:grid;place-items:center;font-weight:700;color:#2b1a05;
background:linear-gradient(180deg,#f8dfa4,#cd9440)}
.msg{max-width:82%;width:fit-content;background:#29201b;border-radius:4px 16px 16px 16px;padding:10px 14px;margin:0 0 12px}
.me{margin-left:auto;background:#97201a;border-radius:16px 4px 16px 16px}
form{margin:0 0 12px}
.button{display:block;width:100%;border:0;font:inherit;text-align:center;padding:13px;border-radius:999px;text-decoration:none;font-weight:700;
color:#2b1a05;background:linear-gradient(180deg,#f8dfa4,#e2b155 55%,#cd9440)}
.quiet{background:#382c25;color:#f7eee0}`;

/** The complete document of a demo page. */
export function htmlPage({ title, body }: DemoPage): string {
  return (
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">` +
    `<link rel="icon" href="/art/favicon.svg"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  );
}
