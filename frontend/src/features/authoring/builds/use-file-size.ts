import { useTranslation } from 'react-i18next';

const KB = 1024;
const MB = KB * KB;

/** Bytes in kB or MB, in the language of the page. */
export function useFileSize(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return (bytes) => {
    const [unit, of] = bytes < MB ? (['kilobyte', KB] as const) : (['megabyte', MB] as const);
    const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: 1 });
    return format.format(bytes === 0 ? 0 : Math.max(bytes / of, 0.1));
  };
}
