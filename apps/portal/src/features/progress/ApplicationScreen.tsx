export const ApplicationScreen = () => <h1>ApplicationScreen</h1>
