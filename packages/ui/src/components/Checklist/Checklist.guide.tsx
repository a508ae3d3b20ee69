import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Checklist } from './Checklist.tsx';

const example = exampleOf(Checklist, { label: 'İlk adımlar' });

export const guide = defineGuide({
  when: ['Somebody new has a few things to do before the rest opens.'],
  whenNot: ['Steps of one task in a fixed order: Stepper.', 'What happened: Timeline.'],
  do: [
    {
      say: 'Say why each is asked for and how long it takes.',
      show: example({
        items: [
          { id: 'iban', title: 'IBAN', why: 'Hakedişiniz bu hesaba ödenir.', minutes: 2, state: 'open' },
        ],
      }),
    },
    'Let it vanish when everything is done.',
  ],
  dont: [
    {
      say: 'Do not send back without a reason.',
      show: example({
        items: [{ id: 'doc', title: 'Ruhsat', why: 'Satış için gerekir.', state: 'missing' }],
      }),
    },
    'No step that is not needed: it is not a tour.',
  ],
  keyboard: [['Tab', 'walks the buttons of what is not done']],
  criteria: [
    'Each state is said in words, not in colour alone [States].',
    'What is done is counted, and offers nothing any more unless it can be tried again [Default].',
  ],
  messages: ['/ … tamam', 'bekliyor', 'incelemede', 'eksik', 'tamam', '· … dk'],
});
