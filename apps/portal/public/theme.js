try {
  const theme = localStorage.getItem('ljonething.theme')
  if (['standard', 'large-type', 'high-contrast'].includes(theme)) document.documentElement.dataset.theme = theme
} catch {
  document.documentElement.dataset.theme = 'standard'
}
