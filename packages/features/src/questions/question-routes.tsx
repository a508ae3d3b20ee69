import type { RouteObject } from 'react-router';
import { lazyScreen } from '../shell/lazy-screen.ts';

const QuestionsScreen = lazyScreen(() => import('./QuestionsScreen.tsx'), 'QuestionsScreen');

/** What was asked about the products on sale, beside the offers themselves; mounted by both apps. */
export const questionRoutes: RouteObject[] = [
  { path: '/myprofile/listings/questions', element: <QuestionsScreen /> },
];
