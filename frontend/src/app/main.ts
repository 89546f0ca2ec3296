import 'virtual:theme.css';
import '../shared/theme/fonts.css';
// The libraries first, the site after them: two pieces of work, between which a slow phone can answer a touch.
import 'react-dom/client';

void import('./start.js');
