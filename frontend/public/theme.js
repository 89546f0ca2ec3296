// Runs before the first paint, so that a saved theme or language shows without a flash. It is a separate file because
// the content security policy allows no inline script. The keys are those of theme-choice.ts and languages.ts.
(function () {
  try {
    var root = document.documentElement;
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'system') root.dataset.theme = theme;
    var language = localStorage.getItem('language');
    if (language && /^(en|es|fr|de)$/.test(language)) root.lang = language;
  } catch (forbidden) {
    // No storage: the defaults apply.
  }
})();
