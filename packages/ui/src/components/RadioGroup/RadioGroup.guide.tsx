import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const guide = defineGuide({
  when: ['Two to seven options that should all be visible.'],
  whenNot: ['More than seven: Select or Combobox.', 'Yes or no: Checkbox or Switch.'],
  do: [
    {
      say: 'Show the difference beside the option with `aside`: “1–2 gün · 49,90 TL”.',
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
    'Preselect the usual option: the saved card, the pharmacy’s address.',
  ],
  dont: [
    {
      say: 'No “Seçiniz” as an option.',
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
    'No two options that differ by one word in the middle of a sentence.',
  ],
  keyboard: [
    ['↑ ↓ ← →', 'change the selection'],
    ['Tab', 'enters at the selected option and leaves the group'],
  ],
  criteria: [
    'A group with the question as its name [Default].',
    'Its error is linked to the group [WithError].',
  ],
  messages: 'none',
});
