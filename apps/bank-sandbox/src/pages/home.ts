import { demoCode, testCards } from '../test-cards.ts';
import { brandLabels, groupedNumber } from './card-texts.ts';
import { html } from '@havan/domain/html-text';
import { layout } from './layout.ts';

/** Returns the bank's first page: every test card and what it does. */
export function homePage(): string {
  const rows = testCards.map(
    (card) => html`<tr>
<td class="number">${groupedNumber(card.number)}</td>
<td>${brandLabels[card.brand]}</td>
<td>${card.description}</td>
</tr>`,
  );
  return layout(
    'Deneme kartları',
    html`
<h1 class="title">Deneme kartları</h1>
<p class="lead">Doğrulama kodu her kartta <strong class="number">${demoCode}</strong>. Son kullanma tarihi ileri bir ay, güvenlik
kodu herhangi üç rakam (American Express’te dört) olabilir. Başka kart kabul edilmez.</p>
<div class="scroll" role="region" aria-label="Deneme kartları" tabindex="0">
<table class="cards">
<thead><tr><th scope="col">Kart numarası</th><th scope="col">Marka</th><th scope="col">Ne olur</th></tr></thead>
<tbody>${rows}</tbody>
</table>
</div>`,
  );
}
