export { NewsletterForm } from './components/newsletter-form.js';
export { Heading, Panel } from './pages/newsletter.styles.js';
