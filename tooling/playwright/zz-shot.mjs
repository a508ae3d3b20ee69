import { chromium } from '@playwright/test';
const base = process.env.BASE ?? 'http://buyer.localhost:4230';
const [,, spec] = process.argv; // json [{name,path,width,height,dark,full,actions}]
const jobs = JSON.parse(spec);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run'] });
let state;
for (const job of jobs) {
  const ctx = await browser.newContext({ viewport: { width: job.width ?? 1440, height: job.height ?? 900 }, colorScheme: job.dark ? 'dark' : 'light', locale: 'tr-TR', timezoneId: 'Europe/Istanbul', storageState: job.out ? undefined : state, hasTouch: (job.width??1440) < 768, reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(job.name, m.type(), m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log(job.name, 'PAGEERROR', String(e.stack).slice(0, 600)));
  page.on('response', (r) => { if (r.status() >= 400) console.log(job.name, r.status(), r.url()); });
  if (!state && !job.out) {
    await page.goto(base + '/account/login', { waitUntil: 'networkidle' });
    await page.getByLabel('Kullanıcı adı veya e-posta').fill(process.env.USER_NAME ?? 'eczane');
    await page.getByLabel('Şifre', { exact: true }).fill('Havan2026');
    await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await page.waitForURL('**/homepage');
    state = await ctx.storageState();
  }
  await page.goto(base + job.path, { waitUntil: 'networkidle' });
  if (job.do) await (new (Object.getPrototypeOf(async function(){}).constructor)('page', job.do))(page);
  await page.waitForTimeout(300);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) console.log(job.name, 'OVERFLOW', overflow);
  await page.screenshot({ path: `/tmp/webshots/${job.name}.png`, fullPage: job.full ?? false });
  await ctx.close();
}
await browser.close();
