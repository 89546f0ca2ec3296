import 'virtual:theme.css';
import '#shared/theme/fonts.css';
// Libraries first, then the app: two tasks, between which a slow phone can handle input.
import 'react-dom/client';

void import('./start.js');
