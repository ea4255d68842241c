/** What the page needs of a configuration, whether somebody has just chosen it or it comes from a save. */
export function namesOf(config: unknown): readonly string[] {
  const { players } = Object(config);
  if (!Array.isArray(players) || players.length === 0) return ['Player 1'];
  return players.map((player, seat) => {
    const { name } = Object(player);
    return typeof name === 'string' ? name : `Player ${seat + 1}`;
  });
}
