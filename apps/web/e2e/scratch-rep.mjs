import { launchBrowser, chromiumPath } from './harness/browser.ts';
const b = await launchBrowser(await chromiumPath());
const p = await b.newPage();
await p.setContent('<button>x</button><script>window.n=[];for (const t of ["keydown","keypress","keyup","click"]) document.querySelector("button").addEventListener(t,e=>n.push(t+(e.repeat?"R":"")))</script>');
await p.focus('button');
await p.keyboard.down('Enter'); await p.keyboard.down('Enter'); await p.keyboard.down('Enter'); await p.keyboard.up('Enter');
console.log(await p.evaluate('n.join(" ")'));
await b.close();
