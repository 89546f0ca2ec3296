export { reportScore } from './pages/report-score.js';
export { Report } from './pages/report.js';
