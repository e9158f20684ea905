/** The sandbox mother as the service describes her (测试人员): whom tests log in as. */
export const mother = {
  userType: '0' as const,
  userId: 'u1',
  userRegion: '230103000000',
  userLevel: '4',
  cardId: '23019919930412002X',
  userName: '周晓岚',
  mobile: '13904510001'
}
