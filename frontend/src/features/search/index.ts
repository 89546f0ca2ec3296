export { SearchButton } from './components/search-button.js';
export { useOpenSearch } from './use-open-search.js';
