import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Checklist } from './Checklist.tsx';

const example = exampleOf(Checklist, { label: 'İlk adımlar' });

export const guide = defineGuide({
  when: ['A new user has a few steps to do before everything is available.'],
  whenNot: ['Steps of one task in a fixed order: Stepper.', 'Past events: Timeline.'],
  do: [
    {
      say: 'State the reason and the duration of each step.',
      show: example({
        items: [
          { id: 'iban', title: 'IBAN', why: 'Hakedişiniz bu hesaba ödenir.', minutes: 2, state: 'open' },
        ],
      }),
    },
    'Hide it when all steps are done.',
  ],
  dont: [
    {
      say: 'Do not return a step without a reason.',
      show: example({
        items: [{ id: 'doc', title: 'Ruhsat', why: 'Satış için gerekir.', state: 'missing' }],
      }),
    },
    'No unnecessary steps: it is not a product tour.',
  ],
  keyboard: [['Tab', 'moves through the buttons of open steps']],
  criteria: [
    'Each state is shown in words, not by colour alone [States].',
    'Done steps are counted and have no button unless they can be repeated [Default].',
  ],
  messages: ['/ … tamam', 'bekliyor', 'incelemede', 'eksik', 'tamam', '· … dk'],
});
