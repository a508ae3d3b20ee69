import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Sticky } from './Sticky.tsx';
import { guide } from './Sticky.guide.ts';

const meta = {
  title: 'Components/Layout/Sticky',
  component: Sticky,
  args: { children: 'Ödemeye geç' },
  parameters: {
    guide,
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
