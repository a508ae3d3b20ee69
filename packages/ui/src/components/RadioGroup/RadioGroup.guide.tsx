import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const guide = defineGuide({
  when: ['Two to seven choices that should all be seen.'],
  whenNot: ['More than seven: Select or Combobox.', 'Yes or no: Checkbox or Switch.'],
  do: [
    {
      say: 'Put the difference beside the choice with `aside`: “1–2 gün · 49,90 TL”.',
      show: (
        <RadioGroup
          label="Kargo"
          value="fast"
          onChange={still}
          layout="rows"
          options={[
            { value: 'fast', label: 'Turna Kargo', aside: '1–2 gün · 49,90 TL' },
            { value: 'slow', label: 'Sarı Kargo', aside: '3–4 gün · ücretsiz' },
          ]}
        />
      ),
    },
    'Choose the usual one beforehand: the saved card, the pharmacy’s address.',
  ],
  dont: [
    {
      say: 'No “Seçiniz” as a choice.',
      show: (
        <RadioGroup
          label="Kargo"
          value="none"
          onChange={still}
          options={[
            { value: 'none', label: 'Seçiniz' },
            { value: 'fast', label: 'Turna Kargo' },
          ]}
        />
      ),
    },
    'Not two choices that differ by one word in the middle of a sentence.',
  ],
  keyboard: [
    ['↑ ↓ ← →', 'move the choice'],
    ['Tab', 'enters at the chosen one and leaves the group'],
  ],
  criteria: [
    'A `radiogroup` with the question as its name [Default].',
    'Its error is tied to the group [WithError].',
  ],
  messages: 'none',
});
