import { createHash } from 'node:crypto';

/**
 * Version of the contract text; a user who accepted an older one accepts again before the next withdrawal.
 */
export const walletContractVersion = '2026-11';

/** The contract as it is shown and accepted. */
export const walletContractHtml = `<h3>1. Konu</h3>
<p>Bu sözleşme, Havan cüzdanının kullanımına ilişkin koşulları düzenler. Cüzdan, tamamlanan satışlarınızın hakedişlerinin ve iadelerinizin biriktiği hesaptır.</p>
<h3>2. Bakiye</h3>
<p>Bakiye, cüzdana giren ve çıkan hareketlerin toplamıdır. Alıcı onayından sonra hakediş cüzdanınıza geçer. Onaydan sonra kabul edilen iadeler cüzdandan düşülür; bakiye bu nedenle eksiye dönebilir ve sonraki hakedişlerle kapanır.</p>
<h3>3. Para çekme</h3>
<p>Bakiyeniz, firmanız adına açılmış bir Türk lirası hesabına aktarılır. Aktarım bankaya verilene kadar iptal edilebilir. Hatalı hesap bilgisinden doğan sonuçlar hesap sahibine aittir.</p>
<h3>4. Ücret ve faiz</h3>
<p>Cüzdan kullanımı ücretsizdir. Bakiyeye faiz işlemez.</p>
<h3>5. Kapatma</h3>
<p>Cüzdanınızı, bakiyeniz sıfırlandıktan sonra destek talebiyle kapatabilirsiniz.</p>`;

export const walletContractHash = createHash('sha256').update(walletContractHtml).digest('hex');
