import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Raf',
    help: 'Depodaki yeri, örneğin A-03',
    children: (control) => (
      <div className={css.control}>
        <input {...control} className={css.input} />
      </div>
    ),
  },
  parameters: {
    ...guide({
      when: ['A control of your own needs the kit’s name, help and error.'],
      whenNot: ['The kit has the field: TextField, Select, MoneyField…'],
      criteria: [
        'Name, help and error are tied to the control by id, the error first.',
        '`label` is required: a field without a name does not compile.',
      ],
    }),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { error: 'Fiyat alanı zorunludur' } };
