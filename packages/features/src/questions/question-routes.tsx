import type { RouteObject } from 'react-router';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';

const QuestionsScreen = lazyScreen(() => import('./QuestionsScreen.tsx'), 'QuestionsScreen', {
  chunk: 'questions',
});

/** Routes of the questions about products on sale, beside the offers themselves; mounted by both apps. */
export const questionRoutes: RouteObject[] = [
  { path: '/myprofile/listings/questions', element: <QuestionsScreen /> },
];
