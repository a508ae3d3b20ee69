import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';
import { guide } from './Field.guide.tsx';

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
    guide,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { error: 'Fiyat alanı zorunludur' } };
