import { createRoot } from 'react-dom/client';
import { InspectorPage } from '#app/inspector/page/InspectorPage.tsx';
import '#ui/tokens.css';
import '#app/inspector/page/inspector.css';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<InspectorPage />);
