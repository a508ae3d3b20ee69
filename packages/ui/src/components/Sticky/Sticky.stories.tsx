import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Sticky } from './Sticky.tsx';

const meta = {
  title: 'Components/Layout/Sticky',
  component: Sticky,
  args: { children: 'Ödemeye geç' },
  parameters: {
    ...guide({
      when: ['The next step must stay under the thumb while a long page scrolls.'],
      dont: ['Never two of them at one edge.'],
    }),
  },
} satisfies Meta<typeof Sticky>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <>
      <p>Sepetteki ürünler</p>
      <Sticky edge="bottom">
        <Button wide>Ödemeye geç</Button>
      </Sticky>
    </>
  ),
};
