export { useScoreRemoval } from './pages/remove-score.js';
export { reportScore } from './pages/report-score.js';
export { Appeal, Report } from './pages/report.js';
