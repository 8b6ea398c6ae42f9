import { createRoot } from 'react-dom/client';
import { InspectorPage } from './InspectorPage.tsx';
import '#ui/tokens.css';
import './inspector.css';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<InspectorPage />);
