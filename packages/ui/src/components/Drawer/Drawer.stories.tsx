import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer } from './Drawer.tsx';
import { guide } from './Drawer.guide.ts';

const filters = (
  <Stack space="s">
    <Checkbox label="9,4 puan ve üzeri (4)" defaultChecked />
    <Checkbox label="8 ay ve üzeri miat (14)" />
    <Checkbox label="Ücretsiz kargo (9)" />
    <Checkbox label="Bugün kargoda (6)" />
  </Stack>
);

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Filtreler',
    onClose: fn(),
    children: filters,
    footer: <Button wide>4 teklifi göster</Button>,
  },
  parameters: {
    guide,
    ...ownWindow(480),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filtreler' })).toBeVisible();
  },
};
export const Start: Story = { args: { side: 'start' } };
