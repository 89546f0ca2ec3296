export { SearchButton } from './components/search-button/search-button.js';
export { useOpenSearch } from './use-open-search.js';
