/** What another tab does to the token of this browser (另一页面登录或退出). */
export const storeElsewhere = (token: string | null): void => {
  if (token === null) window.localStorage.removeItem('authCenterToken')
  else window.localStorage.setItem('authCenterToken', token)
  window.dispatchEvent(new StorageEvent('storage', { key: 'authCenterToken', newValue: token }))
}
