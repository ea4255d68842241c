// Before anything is painted: a light page must not flash dark. A file of its own, as the page allows no inline script.
try {
  const { theme } = JSON.parse(localStorage.getItem('holofoe.settings') ?? '{}');
  const isLight =
    theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  if (isLight) document.documentElement.dataset.theme = 'light';
} catch {}
