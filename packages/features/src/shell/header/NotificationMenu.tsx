import { HeaderTool } from '@havan/ui/HeaderTool';
import { BellIcon } from '@havan/ui/icons';
import { lazyScreen } from '../lazy-screen.ts';
import { headerTexts } from '../shell-texts.ts';
import { useBasicInfos } from '../use-basic-infos.ts';
import { useDropdownButton } from './header-dropdowns.ts';
import { HeaderDropdown } from './HeaderDropdown.tsx';

const loadPanel = () => import('./NotificationPanel.tsx');
const NotificationPanel = lazyScreen(loadPanel, 'NotificationPanel');

export function NotificationMenu() {
  const button = useDropdownButton('notifications', loadPanel);
  const count = useBasicInfos()?.globalActionFields.notification ?? 0;
  return (
    <HeaderDropdown
      name="notifications"
      label={headerTexts.notifications}
      trigger={
        <HeaderTool
          {...button}
          label={headerTexts.notifications}
          icon={<BellIcon />}
          count={count}
          countTone="critical"
        />
      }
    >
      <NotificationPanel />
    </HeaderDropdown>
  );
}
