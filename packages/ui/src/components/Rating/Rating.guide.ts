import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['What others gave: 9,8 of 10 for a seller, 86 of 100 for a delivery.'],
  whenNot: ['The person gives it: RatingInput.', 'In a dense row: ScoreBadge.'],
  do: [
    'Write the number of judgements beside it: “462 değerlendirme”.',
    'One decimal on the scale of ten, none on the scale of a hundred.',
  ],
  dont: ['No stars: half a star is not 9,4.', 'No 10,0 from one judgement without saying so.'],
  keyboard: 'none',
  criteria: [
    'The figure is written and read; the ruler repeats it [TenScale].',
    'Ten ticks for ten, twenty for a hundred: one tick, one unit [HundredScale].',
  ],
  messages: 'none',
});
