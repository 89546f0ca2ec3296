/** Colours of the dark theme, which suits most games. */
export const STYLE = `
dialog{position:fixed;inset:0;z-index:2147483647;margin:auto;height:fit-content;box-sizing:border-box;width:min(24rem,calc(100vw - 2rem));max-height:calc(100vh - 2rem);overflow:auto;padding:1.5rem;border:1px solid #3a4466;border-radius:1rem;background:#141a2e;color:#eef1fb;font:16px/1.45 system-ui,sans-serif;text-align:center;animation:in .25s ease-out}
dialog::backdrop{background:#070a14cc}
h2,p,ol{margin:0}
h2{font-size:1.125rem}
.score{font-size:3rem;font-weight:800;line-height:1.2;font-variant-numeric:tabular-nums}
.news{display:grid;gap:.25rem;min-height:3rem;place-content:center}
.rows{padding:.75rem 0;list-style:none}
li{display:flex;gap:.75rem;padding:.375rem .75rem;border:1px solid #0000;border-radius:.5rem;text-align:left}
li span{flex:1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.own{background:#263157}
.ghost{border:1px dashed #9fb0ea;background:none}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid #9fb0ea;border-radius:2rem;background:none;color:inherit;font:inherit;font-weight:700;cursor:pointer}
.keep,.again:only-child{border-color:#8df0c0;background:#8df0c0;color:#08130d}
button:focus-visible{outline:3px solid #fff;outline-offset:3px}
button{animation:wait .5s}
@keyframes wait{from,99%{pointer-events:none}}
@keyframes in{from{opacity:0;transform:translateY(1rem)}}
@media(prefers-reduced-motion:reduce){dialog{animation:none}}
`;
