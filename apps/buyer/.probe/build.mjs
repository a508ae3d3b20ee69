import { build } from 'vite'; import { gzipSync } from 'node:zlib';
for (const n of process.argv.slice(2)) {
 const r = await build({ configFile:false, logLevel:'error', build:{ write:false, target:'baseline-widely-available', rolldownOptions:{ input:`./${n}.tsx` } } });
 const o=(Array.isArray(r)?r[0]:r).output; console.log(n, o.filter(x=>x.type==='chunk').map(x=>gzipSync(x.code,{level:9}).length).reduce((a,b)=>a+b,0));
}
