export const ApplicationsScreen = () => <h1>ApplicationsScreen</h1>
