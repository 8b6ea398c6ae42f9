import { describe, expect, it } from 'vitest';
import { openTestSandbox } from './testSandbox.ts';

interface GameRow {
  name: string;
  platform_name: string;
  game_code: string;
  pic: string;
  app_state: number;
}

describe('lists of games', () => {
  it.each([
    ['hot', 8],
    ['realbet', 12],
    ['sport', 8],
    ['gaming', 24],
    ['joker', 12],
    ['concise', 24],
    ['lottery', 6],
  ])('fills %s', async (category, count) => {
    const { visitor } = await openTestSandbox();
    const { data } = await visitor().get(`/api/game/list?category=${category}`);
    expect(data).toHaveLength(count);
    for (const game of data as GameRow[]) {
      expect(game).toMatchObject({
        name: expect.stringMatching(/./),
        platform_name: expect.stringMatching(/^\w+$/),
        game_code: expect.stringMatching(/^\w+$/),
      });
    }
  });

  it('hides some concise games by app_state 0, and gives one game one code everywhere', async () => {
    const { visitor } = await openTestSandbox();
    const concise = (await visitor().get('/api/game/list?category=concise')).data as GameRow[];
    expect(concise.filter((game) => game.app_state === 0)).toHaveLength(3);
    const provider = (await visitor().post('/api/gamelistBycode', { gamecode: 'pp' })).data;
    expect(provider).toHaveLength(16);
    const inConcise = concise.find((game) => game.name === provider[0].gamename);
    expect(provider[0]).toMatchObject({ catecode: 'pp', gamecode: inConcise?.game_code });
  });

  it('answers hot games and lotteries in their shapes', async () => {
    const { visitor } = await openTestSandbox();
    const { data } = await visitor().get('/api/hot-game');
    expect(data.gameLists).toHaveLength(16);
    expect(data.gameLists[0]).toMatchObject({ category_id: expect.any(Number) });
    expect(data.gameLists[0]).not.toHaveProperty('category');
    expect(data.lotteryGames[0]).toMatchObject({ name: '极速快三', gamecode: 'jsks' });
    const [special] = (await visitor().get('/api/game/list?category=lottery')).data as GameRow[];
    expect(special?.game_code).toBe('jsks');
    const lotteries = await visitor().get('/api/lottery-games?isopen=1&is_recommend=1');
    expect(lotteries.data.data).toHaveLength(12);
  });

  it('draws every picture it names, in under 4 kB', async () => {
    const { visitor } = await openTestSandbox();
    const lists = ['hot', 'realbet', 'sport', 'gaming', 'joker', 'concise', 'lottery'];
    const answers = await Promise.all(lists.map((list) => visitor().get(`/api/game/list?category=${list}`)));
    const banners = (await visitor().post('/api/bannerList', { type: 2 })).data as { src: string }[];
    const pictures = [
      ...answers.flatMap((answer) => (answer.data as GameRow[]).map((game) => game.pic)),
      ...banners.map((banner) => banner.src),
      '/sandbox/art/avatar/demo888.svg',
      '/sandbox/art/vip/3.svg',
    ];
    for (const picture of pictures) {
      const answer = await visitor().send(new Request(`http://localhost${picture}`));
      const svg = await answer.text();
      expect(answer.headers.get('content-type')).toContain('image/svg+xml');
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg.length).toBeLessThan(4000);
      expect(svg).not.toContain('<script');
    }
  });

  it('escapes a name in a picture', async () => {
    const { visitor } = await openTestSandbox();
    const name = encodeURIComponent('<script>"');
    const answer = await visitor().send(
      new Request(`http://localhost/sandbox/art/game/wide-joker/${name}.svg`),
    );
    expect(await answer.text()).not.toContain('<script');
  });
});

describe('the launch queue', () => {
  const launch = { plat_name: 'pp', game_type: 0, game_code: 'pp1004', is_mobile_url: 1 };

  it('has the address after two seconds', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    expect((await phone.post('/api/getGameUrl', launch)).code).toBe(200);
    clock.now += 1999;
    expect(await phone.get('/api/getGameUrlResult?plat_name=pp')).toMatchObject({
      code: 200,
      data: { url: '' },
    });
    clock.now += 1;
    expect((await phone.get('/api/getGameUrlResult?plat_name=pp')).data.url).toBe(
      '/sandbox/game?platform=pp&code=pp1004',
    );
    expect((await phone.get('/api/getGameUrlResult?plat_name=ae')).code).toBe(404);
  });

  it('takes as long as the tester sets', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    await phone.post('/sandbox/settings', { launchDelay: 12_000 });
    await phone.post('/api/getGameUrl', launch);
    clock.now += 11_999;
    expect((await phone.get('/api/getGameUrlResult?plat_name=pp')).data.url).toBe('');
    clock.now += 1;
    expect((await phone.get('/api/getGameUrlResult?plat_name=pp')).data.url).not.toBe('');
  });

  it('lets nobody with a debt in, and no unknown platform', async () => {
    const { member } = await openTestSandbox();
    expect((await (await member('minus01')).post('/api/getGameUrl', launch)).code).toBe(400);
    const phone = await member('zero000');
    expect((await phone.post('/api/getGameUrl', launch)).code).toBe(200);
    expect((await phone.post('/api/getGameUrl', { ...launch, plat_name: 'zz' })).code).toBe(404);
  });

  it('opens the agent login for agents alone', async () => {
    const { member } = await openTestSandbox();
    expect((await (await member('agent88')).get('/api/getAgentLoginUrl')).data.url).toBe('/sandbox/agent');
    expect((await (await member()).get('/api/getAgentLoginUrl')).code).toBe(403);
  });
});
