import { createRoot } from 'react-dom/client'; import {create} from 'zustand';
const s=create(()=>({}));function L(){s();return null}
createRoot(document.body).render(<L/>);
