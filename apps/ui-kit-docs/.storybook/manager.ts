import { addons } from 'storybook/manager-api';
import { tezgah } from './theme.ts';

addons.setConfig({ theme: tezgah, sidebar: { showRoots: true } });
